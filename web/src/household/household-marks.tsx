import type { ApiRecipe } from '@plotluck/contract'
import { useQuery } from '@tanstack/react-query'
import { CircleHelp, ShieldCheck, TriangleAlert } from 'lucide-react'
import { queryClient } from '../api/session.ts'
import { useSignedInHint } from '../api/signed-in-hint.ts'
import { Badge } from '../ui/badge.tsx'
import { fitMarks } from './fits.ts'
import { householdQuery } from './household-query.ts'

const looks = {
  unfit: { tint: 'tomato', Icon: TriangleAlert },
  unsure: { tint: 'squash', Icon: CircleHelp },
  safe: { tint: 'leaf', Icon: ShieldCheck },
} as const

/** Whom of the household a recipe is for, as badges. Nothing is said while it is not known who eats along. */
export function HouseholdMarks({ recipe }: { recipe: ApiRecipe }) {
  const isSignedIn = useSignedInHint()
  const { data } = useQuery({ ...householdQuery, enabled: isSignedIn }, queryClient)
  return fitMarks(recipe, data?.people ?? []).map(({ kind, text }) => {
    const { tint, Icon } = looks[kind]
    return (
      <Badge key={text} tint={tint} icon={<Icon size={16} aria-hidden />}>
        {text}
      </Badge>
    )
  })
}
