import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ask } from '../api/ask.ts'
import { queryClient } from '../api/session.ts'

/** Between two keys of somebody who types on. */
const pauseMs = 120

/** Foods that what is being typed may become; what stands before the last comma is done. Nothing while the server cannot be asked. */
export function useFoodNames(typed: string): readonly { readonly name: string; readonly food: string }[] {
  const wanted = lastPart(typed).trim()
  const q = usePaused(wanted)
  const isWorthIt = q.length >= 2 && wanted.length >= 2
  const { data } = useQuery(
    {
      queryKey: ['foods', q],
      queryFn: () => ask('GET /api/foods', { query: { q } }),
      enabled: isWorthIt,
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
      placeholderData: keepPreviousData,
    },
    queryClient,
  )
  return isWorthIt ? (data?.foods ?? []) : []
}

/** What is being typed now: the part after the last comma. */
export const lastPart = (typed: string): string => typed.slice(typed.lastIndexOf(',') + 1)

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}
