import { Trans as LinguiTrans, type TransProps } from '@lingui/react'
import { createElement, Fragment } from 'react'

/**
 * The component that the macro's `<Trans>` compiles to (lingui.config.ts). Lingui also parses tags inside values of the finished sentence, so a
 * visitor called `<toString/>` would break the page. As an element, such a value stays plain text.
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
