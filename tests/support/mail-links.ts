import type { Mail } from '../../src/platform/mail/mailer.ts'

/** The links and pictures of a mail that are not complete addresses of the storefront that sends it. */
export function listStrayLinks({ html, messageId }: Pick<Mail, 'html' | 'messageId'>): string[] {
  const host = /@(.+)>$/.exec(messageId)?.[1]
  const targets = [...html.matchAll(/\b(?:href|src)="([^"]*)"/g)].map(([, target = '']) => target)
  return targets.filter((target) => !target.startsWith(`https://${host}/`) && !target.startsWith('cid:'))
}
