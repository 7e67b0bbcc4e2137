/** The shop of `npm run dev`, started again after each edit of server code. Its pages come from the Vite of tools/dev.ts, module by module. */
import { ESModulesEvaluator, ModuleRunner } from 'vite/module-runner'
import type { StartHandler } from '../src/app/render-page.ts'
import { type OpenShop, runShop } from '../src/app/run-shop.ts'
import { DOCUMENTS } from '../src/app/web.ts'
import { readDocuments } from '../src/platform/graphql/trusted-documents.ts'

/** Each request to Vite has a number, which matches the response to its request. */
export type FromShop = { open: OpenShop } | { question: number; payload: unknown }
export type ToShop = { question: number; answer: Answer } | { webChanged: true }
type Answer = { result: unknown } | { error: unknown }

const SERVER_ENTRY = 'virtual:tanstack-start-server-entry'

const answers = new Map<number, (answer: Answer) => void>()
let asked = 0
const runner = new ModuleRunner(
  {
    hmr: false,
    transport: {
      invoke: (payload) =>
        new Promise<Answer>((resolve) => {
          answers.set(++asked, resolve)
          tell({ question: asked, payload })
        }),
    },
  },
  new ESModulesEvaluator(),
)

process.on('message', (message: ToShop) => {
  if ('webChanged' in message) return runner.clearCache()
  answers.get(message.question)?.(message.answer)
  answers.delete(message.question)
})

const start: StartHandler = {
  fetch: async (request, options) => {
    const { default: start } = await runner.import<{ default: StartHandler }>(SERVER_ENTRY)
    return start.fetch(request, options)
  },
}

/** Codegen may write a new operation while the shop runs, so the file is read again for an unknown id. */
class LiveDocuments extends Map<string, string> {
  override get(id: string): string | undefined {
    if (!this.has(id)) for (const [id, text] of readDocuments(DOCUMENTS)) this.set(id, text)
    return super.get(id)
  }
}

function tell(message: FromShop): void {
  process.send?.(message)
}

tell({ open: await runShop(process.env, { start, documents: new LiveDocuments(readDocuments(DOCUMENTS)) }) })
