/** Done when the work is, or when waiting for it has been long enough; what it throws until then is thrown. */
export async function noLonger(work: Promise<unknown>, ms: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((done) => {
    timer = setTimeout(done, ms);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
