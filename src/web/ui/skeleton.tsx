import { classNames } from './class-names.ts'

type SkeletonProps = {
  /** Size and corner classes of the content that replaces it, so that nothing moves. */
  className: string
}

/** A placeholder for content that is loading. The region around it is marked as busy (aria-busy). */
export function Skeleton({ className }: SkeletonProps) {
  return <div aria-hidden="true" className={classNames('animate-skeleton rounded-field bg-line/70', className)} />
}

const LINE_WIDTHS = ['w-full', 'w-11/12', 'w-4/5', 'w-2/3'] as const

export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  const widths = Array.from({ length: lines }, (_, index) => LINE_WIDTHS[index % LINE_WIDTHS.length])
  return (
    <div aria-hidden="true" className={classNames('flex flex-col gap-2.5', className)}>
      {widths.map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never change their order
        <Skeleton key={index} className={classNames('h-4', width)} />
      ))}
    </div>
  )
}
