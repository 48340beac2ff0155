/** A failure that is told to a person in one sentence, without a stack. */

export class Failure extends Error {
  /**
   * @param {string} sentence what happened and what to do about it
   * @param {ErrorOptions} [options]
   */
  constructor(sentence, options) {
    super(sentence, options);
    this.name = "Failure";
  }
}

/**
 * Runs a script's main function; a Failure ends it with its sentence, anything else with its stack.
 * @param {() => Promise<number | void>} main
 * @param {string} [help] what --help prints, whatever else stands beside it; "" leaves that to `main`
 */
export async function runMain(main, help = "") {
  if (help !== "" && process.argv.slice(2).includes("--help")) return void process.stdout.write(help);
  try {
    process.exitCode = (await main()) ?? process.exitCode ?? 0;
  } catch (error) {
    console.error(error instanceof Failure ? `✗ ${error.message}` : error);
    process.exitCode = 1;
  }
}

/**
 * The message of whatever was thrown.
 * @param {unknown} error
 */
export function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}
