/** What the store adds to records of settings. */
onRecordCreateRequest((e) => require(`${__hooks}/lib/scene-starts.cjs`).stampStart(e), "scene_activations");
