import { useNavigate } from 'react-router'
import { queryClient } from '../../api/session.ts'
import { keepTried } from '../../recipe-parts/tried-recipes.ts'
import { toast } from '../../ui/toast.tsx'

/** Leads somebody who is signed in now on to where they wanted to go, with a word of welcome. */
export function useArrive(safeRedirect: string): (welcome: Parameters<typeof toast>[0]) => Promise<void> {
  const navigate = useNavigate()
  return async (welcome) => {
    queryClient.clear()
    await keepTried()
    toast(welcome)
    await navigate(safeRedirect)
  }
}
