/** The version of this build: page and store each have the one that they were built with. */
export const VERSION = "0.1.0";
