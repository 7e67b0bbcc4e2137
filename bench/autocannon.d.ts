/** The part of autocannon that we use; it brings no types of its own. */
declare module 'autocannon' {
  type Options = {
    url: string
    method?: string
    headers?: Record<string, string>
    body?: string
    connections: number
    duration: number
    requests?: { setupRequest: (request: object) => object }[] | undefined
  }
  type Result = { non2xx: number; errors: number; requests: { average: number } }
  export default function autocannon(options: Options): Promise<Result>
}
