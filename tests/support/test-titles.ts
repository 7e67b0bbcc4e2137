import { type ESTree, parseSync, Visitor } from 'vite'

const TITLED = /^(test|describe|test\.(describe|step))$/
const TABLE = /^(test|describe)\.each$/
/** A title such as '%s' has no words; the titles are in its table. */
const EMPTY_TITLE = /^[%$]\w+$/

/** The sentences of a test file: the titles of its tests, groups and steps, and the first cells of its tables. */
export function listTestTitles(path: string, source: string): string[] {
  const titles: (string | undefined)[] = []
  const constants = new Map<string, ESTree.Expression>()
  const textOf = (node?: ESTree.Node | null) => {
    if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
    return node?.type === 'TemplateLiteral' ? source.slice(node.start + 1, node.end - 1) : undefined
  }

  function firstCells(table?: ESTree.Node | null): (string | undefined)[] {
    if (table?.type === 'Identifier') return firstCells(constants.get(table.name))
    if (table?.type === 'TSAsExpression' || table?.type === 'TSSatisfiesExpression') return firstCells(table.expression)
    if (table?.type !== 'ArrayExpression') return []
    return table.elements.map((row) => textOf(row?.type === 'ArrayExpression' ? row.elements[0] : row))
  }

  const { program } = parseSync(path, source)
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init) constants.set(id.name, init)
    },
    CallExpression({ callee, arguments: [title] }) {
      const table = callee.type === 'CallExpression' ? callee : undefined
      const name = table?.callee ?? callee
      if (!(table ? TABLE : TITLED).test(source.slice(name.start, name.end))) return
      titles.push(textOf(title), ...firstCells(table?.arguments[0]))
    },
  }).visit(program)
  return titles.filter((title) => title !== undefined && !EMPTY_TITLE.test(title)).map((title) => String(title).trim())
}
