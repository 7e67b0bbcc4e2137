import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { LRUCache } from 'lru-cache'

const compress = promisify(brotliCompress)

export type RenderedPage = { status: number; html: Buffer; headers: Readonly<Record<string, string>>; cacheable: boolean }

/** A page that is ready to be sent. */
export type Page = {
  status: number
  headers: Readonly<Record<string, string>>
  etag: string
  plain: Buffer
  /** Only for cached pages: compressed at the first request that accepts it, and reused. */
  brotli: (() => Promise<Buffer>) | undefined
}

export type PageCacheOptions = {
  /** The memory for all pages, in bytes. */
  maxBytes: number
  /** How long a page is fresh. After that, the stale page is sent once more while it is rendered again. */
  freshMs: number
  now: () => number
}

/** The status of a render that was refused because too many were waiting. */
const REFUSED = 503

type Entry = { page: Page; freshUntil: number }

/**
 * Caches pages that are the same for everyone. Parallel requests for one page share one render. A page that was being rendered during a purge is sent to the
 * waiting requests, but not cached.
 */
export class PageCache {
  private readonly entries: LRUCache<string, Entry>
  private readonly rendering = new Map<string, Promise<Page>>()
  private generation = 0

  constructor(private readonly options: PageCacheOptions) {
    this.entries = new LRUCache({
      maxSize: options.maxBytes,
      // The compressed page takes less than a quarter more.
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

  /** Removes all pages, because some of their content has changed. */
  purge(): void {
    this.generation += 1
    this.entries.clear()
    this.rendering.clear()
  }

  /** A refused render counts only for the visitor who started it; a request that joined it renders again in its own turn. */
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
