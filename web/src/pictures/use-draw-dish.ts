import type { RecipePicture } from '@plotluck/kitchen'
import { useEffect, useState } from 'react'

type DrawDish = (picture: RecipePicture) => string

let loaded: DrawDish | undefined

/** What draws dishes, once it has loaded: pages do not wait for it. Stays undefined where it cannot be loaded, and asks again on the next page. */
export function useDrawDish(): DrawDish | undefined {
  const [drawDish, setDrawDish] = useState(() => loaded)
  useEffect(() => {
    if (drawDish) return undefined
    let isGone = false
    void loadDrawings().then((draw) => {
      if (!isGone) setDrawDish(() => draw)
    })
    return () => {
      isGone = true
    }
  }, [drawDish])
  return drawDish
}

async function loadDrawings(): Promise<DrawDish | undefined> {
  try {
    loaded ??= (await import('@plotluck/kitchen/drawings')).drawDish
  } catch {
    // A picture is decoration: without a connection the tile stays plain.
  }
  return loaded
}
