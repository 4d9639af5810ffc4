import { useState } from 'react'
import { dashboardTexts } from '../../messages/index.ts'
import { Foldout } from '../../ui/foldout.tsx'
import { StorageTips } from './storage-tips.tsx'

/** How to keep each chosen food until it is cooked. Folded on a phone, where it would stand between the basket and the end of the page. */
export function SidePanel({ names }: { names: readonly string[] }) {
  const [isWide] = useState(() => matchMedia('(min-width: 48em)').matches)
  return (
    <Foldout
      as="aside"
      label={dashboardTexts.side.title}
      title={dashboardTexts.tips.title}
      isOpenAtFirst={isWide}
    >
      <StorageTips names={names} />
    </Foldout>
  )
}
