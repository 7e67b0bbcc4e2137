/** The captcha proof of a form, calculated when it is sent. */
export async function solvePuzzle(): Promise<string> {
  const { solveCaptcha } = await import('./captcha.ts')
  return solveCaptcha()
}
