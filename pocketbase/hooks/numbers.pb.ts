/** Numbers of zones and partitions, in one spelling. */
onRecordCreate(
  (e) => require(`${__hooks}/lib/plain-numbers.cjs`).numbersSaving(e),
  ...require(`${__hooks}/lib/plain-numbers.cjs`).WITH_NUMBERS,
);
onRecordUpdate(
  (e) => require(`${__hooks}/lib/plain-numbers.cjs`).numbersSaving(e),
  ...require(`${__hooks}/lib/plain-numbers.cjs`).WITH_NUMBERS,
);
