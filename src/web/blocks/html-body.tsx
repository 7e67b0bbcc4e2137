import { classNames } from '../ui/class-names.ts'

/** Text that an editor wrote in Markdown. The server turned it into safe HTML when it was saved. */
export function HtmlBody({ html, className }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: src/platform/markdown.ts escapes all other HTML, and its test checks that.
  return <div className={classNames('prose', className)} dangerouslySetInnerHTML={{ __html: html }} />
}
