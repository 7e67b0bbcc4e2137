/** A form with files, as a browser sends it. */
export async function encodeMultipart(fields: Readonly<Record<string, string>>, files: Readonly<Record<string, Buffer>> = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  for (const [name, content] of Object.entries(files)) form.set(name, new Blob([new Uint8Array(content)]), `${name}.csv`)
  const encoded = new Response(form)
  return {
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  }
}
