import { classNames } from '../ui/class-names.ts'

/** Text an editor wrote in Markdown. The server made it safe HTML when it was saved. */
export function HtmlBody({ html, className }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: src/platform/markdown.ts lets no foreign HTML through, and its test holds it to that.
  return <div className={classNames('prose', className)} dangerouslySetInnerHTML={{ __html: html }} />
}
