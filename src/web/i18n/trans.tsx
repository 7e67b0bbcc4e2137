import { Trans as LinguiTrans, type TransProps } from '@lingui/react'
import { createElement, Fragment } from 'react'

/**
 * What the macro's `<Trans>` becomes (lingui.config.ts). Lingui reads tags in the finished sentence, also those in the values: a visitor called
 * `<toString/>` would break the page. As an element such a value stays the text that it is.
 */
export function Trans({ values, ...props }: TransProps) {
  return <LinguiTrans {...props} {...(values ? { values: withTextsAsElements(values) } : {})} />
}

function withTextsAsElements(values: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(values)
  const hasTag = (value: unknown) => typeof value === 'string' && value.includes('<')
  if (!entries.some(([, value]) => hasTag(value))) return values
  return Object.fromEntries(
    entries.map(([name, value]) => [name, hasTag(value) ? createElement(Fragment, null, value as string) : value]),
  )
}
