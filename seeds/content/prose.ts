/** Markdown in a template literal: removes the indentation of the source file. */
export function prose(strings: TemplateStringsArray): string {
  const lines = (strings[0] as string).replace(/^\n/, '').trimEnd().split('\n')
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length)
  const indent = Math.min(...indents)
  return lines.map((line) => line.slice(indent)).join('\n')
}

/** One question of an FAQ block. */
export function ask(question: string, answer: string): { question: string; answer: string } {
  return { question, answer }
}
