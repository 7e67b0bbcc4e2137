/** The proof that a person sends a form, worked out when it is sent. */
export async function solvePuzzle(): Promise<string> {
  const { solveCaptcha } = await import('./captcha.ts')
  return solveCaptcha()
}
