import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { LRUCache } from 'lru-cache'

const compress = promisify(brotliCompress)

/** What a render gives. */
export type RenderedPage = { status: number; html: Buffer; headers: Readonly<Record<string, string>>; cacheable: boolean }

/** A page ready to be sent to anyone. */
export type Page = {
  status: number
  headers: Readonly<Record<string, string>>
  etag: string
  plain: Buffer
  /** Of a cached page: compressed at the first request that accepts it, and reused. */
  brotli: (() => Promise<Buffer>) | undefined
}

export type PageCacheOptions = {
  /** Bytes of memory the pages may take. */
  maxBytes: number
  /** How long a page is fresh; after that it is still sent once while it is rendered again. */
  freshMs: number
  now: () => number
}

/** Too many wait already. */
const REFUSED = 503

type Entry = { page: Page; freshUntil: number }

/**
 * Pages that are the same for everyone, rendered once. Parallel requests for one page share one render. A purge that comes while a page is being rendered
 * wins: that render is sent to the requests that waited, and not cached.
 */
export class PageCache {
  private readonly entries: LRUCache<string, Entry>
  private readonly rendering = new Map<string, Promise<Page>>()
  private generation = 0

  constructor(private readonly options: PageCacheOptions) {
    this.entries = new LRUCache({
      maxSize: options.maxBytes,
      // Compressed, our pages come to less than a fourth.
      sizeCalculation: ({ page }) => Math.ceil(page.plain.length * 1.25) + 1024,
    })
  }

  async read(key: string, render: () => Promise<RenderedPage>): Promise<Page> {
    const entry = this.entries.get(key)
    if (!entry) return this.renderOrJoin(key, render)
    if (entry.freshUntil <= this.options.now()) this.renderOnce(key, render).catch(() => undefined)
    return entry.page
  }

  /** A page that belongs to one visitor. */
  async renderUncached(render: () => Promise<RenderedPage>): Promise<Page> {
    return toPage(await render())
  }

  /** Something that pages show has changed. */
  purge(): void {
    this.generation += 1
    this.entries.clear()
    this.rendering.clear()
  }

  /** A render that was refused, was refused to the visitor who began it: one who joined it takes a turn of its own. */
  private async renderOrJoin(key: string, render: () => Promise<RenderedPage>): Promise<Page> {
    const running = this.rendering.get(key)
    const joined = running && (await running)
    return joined && joined.status !== REFUSED ? joined : this.renderOnce(key, render)
  }

  private renderOnce(key: string, render: () => Promise<RenderedPage>): Promise<Page> {
    const running = this.rendering.get(key)
    if (running) return running
    const started = this.renderAndCache(key, render).finally(() => {
      if (this.rendering.get(key) === started) this.rendering.delete(key)
    })
    this.rendering.set(key, started)
    return started
  }

  private async renderAndCache(key: string, render: () => Promise<RenderedPage>): Promise<Page> {
    const generation = this.generation
    const rendered = await render()
    const page = toPage(rendered)
    if (rendered.cacheable && generation === this.generation) {
      this.entries.set(key, { page, freshUntil: this.options.now() + this.options.freshMs })
    }
    return page
  }
}

function toPage({ status, html, headers, cacheable }: RenderedPage): Page {
  const etag = `W/"${hash('sha256', html, 'base64url').slice(0, 22)}"`
  let compressed: Promise<Buffer> | undefined
  const brotli = () => {
    compressed ??= compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })
    return compressed
  }
  return { status, headers, etag, plain: html, brotli: cacheable ? brotli : undefined }
}
