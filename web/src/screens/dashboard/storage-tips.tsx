import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ask } from '../../api/ask.ts'
import { dashboardTexts, layoutTexts } from '../../messages/index.ts'
import { FoodPicture } from '../../pictures/food-picture.tsx'
import { Failed } from '../../ui/failed.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './side-panel.module.css'

const texts = dashboardTexts.tips

/** One storage tip for each chosen ingredient. A tip that is already known stays while the newest is on its way. */
export function StorageTips({ names }: { names: readonly string[] }) {
  const tips = useQuery({
    queryKey: ['storage-tips', names],
    queryFn: () => askForTips(names),
    enabled: names.length > 0,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <>
      {names.length === 0 && <p className={styles.empty}>{texts.empty}</p>}
      {names.length > 0 && tips.isError && (
        <Failed retryLabel={layoutTexts.retry} onRetry={() => void tips.refetch()}>
          {texts.failed}
        </Failed>
      )}
      {names.length > 0 && !tips.isError && <TipList names={names} known={tips.data ?? new Map()} />}
    </>
  )
}

function TipList({ names, known }: { names: readonly string[]; known: ReadonlyMap<string, string> }) {
  return (
    <dl className={styles.tips}>
      {names.map((name) => (
        <div key={name}>
          <dt>
            <FoodPicture name={name} size={24} />
            {name}
          </dt>
          <dd>{known.get(name) ?? <Skeleton height="2.5rem" />}</dd>
        </div>
      ))}
    </dl>
  )
}

// NOTE names travel separated by commas, so a comma inside one becomes a blank; the answer's order says which tip is whose
async function askForTips(names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const ingredients = names.map((name) => name.replaceAll(',', ' ')).join(',')
  const answer = await ask('GET /api/storage-tips', { query: { ingredients } })
  return new Map(answer.tips.map(({ ingredient, tip }, index) => [names[index] ?? ingredient, tip]))
}
