import { classNames } from '../ui/class-names.ts'

/** Text an editor wrote in Markdown. The server made it safe HTML when it was saved. */
export function HtmlBody({ html, className }: { html: string; className?: string }) {
  return <div className={classNames('prose', className)} dangerouslySetInnerHTML={{ __html: html }} />
}
