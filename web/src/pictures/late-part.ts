import { useEffect, useState } from 'react'

/** A part that draws pictures, which pages do not wait for. */
export type LatePart<Part> = { loaded: Part | undefined; readonly load: () => Promise<Part> }

/** The part once it has loaded. Stays undefined where it cannot be loaded, and is asked for again on the next page. */
export function useLatePart<Part>(late: LatePart<Part>): Part | undefined {
  const [part, setPart] = useState(() => late.loaded)
  useEffect(() => {
    if (part !== undefined) return undefined
    let isGone = false
    void loadOnce(late).then((loaded) => {
      if (!isGone) setPart(() => loaded)
    })
    return () => {
      isGone = true
    }
  }, [late, part])
  return part
}

/** Begins to load the part before anything that uses it is on the page. */
export function preload<Part>(late: LatePart<Part>): void {
  void loadOnce(late)
}

async function loadOnce<Part>(late: LatePart<Part>): Promise<Part | undefined> {
  try {
    late.loaded ??= await late.load()
  } catch {
    // A picture is decoration: without a connection its place stays plain.
  }
  return late.loaded
}
