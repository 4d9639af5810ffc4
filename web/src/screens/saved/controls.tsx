import { Search } from 'lucide-react'
import type { RefObject } from 'react'
import { savedTexts } from '../../messages/index.ts'
import { PdfButton } from '../../recipe-parts/pdf-button.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import styles from './controls.module.css'
import { type Sort, sorts } from './sort.ts'
import type { CollectionKind } from './use-collection.ts'

const tabs = [
  { value: 'saved', label: savedTexts.saved },
  { value: 'history', label: savedTexts.history },
] as const

type ControlsProps = {
  kind: CollectionKind
  onKind: (kind: CollectionKind) => void
  search: RefObject<HTMLInputElement | null>
  typed: string
  onType: (typed: string) => void
  /** Given where there is something to sort. */
  sort: Sort | undefined
  onSort: (sort: Sort) => void
  /** Where the document of what is shown comes from; given where there is one. */
  pdfAddress: string | undefined
}

/** What to show of the collection, and in which order. */
export function Controls(props: ControlsProps) {
  const { kind, onKind, search, typed, onType, sort, onSort, pdfAddress } = props
  return (
    <div className={styles.controls}>
      <SegmentedControl
        legend={savedTexts.tabs}
        isLegendHidden
        segments={tabs}
        value={kind}
        onChange={onKind}
      />
      <div className={styles.search}>
        <Search size={20} aria-hidden />
        <TextInput
          ref={search}
          type="search"
          aria-label={savedTexts.search}
          maxLength={100}
          placeholder={savedTexts.searchPlaceholder}
          value={typed}
          onChange={(event) => onType(event.target.value)}
        />
      </div>
      {sort && <SortChoice sort={sort} onSort={onSort} />}
      {pdfAddress !== undefined && (
        <div className={styles.pdf}>
          <PdfButton isSmall address={pdfAddress} />
        </div>
      )}
    </div>
  )
}

function SortChoice({ sort, onSort }: { sort: Sort; onSort: (sort: Sort) => void }) {
  return (
    <Select
      aria-label={savedTexts.sort}
      value={sort}
      onChange={(event) => onSort(sorts.find((each) => each === event.target.value) ?? 'newest')}
    >
      {sorts.map((each) => (
        <option key={each} value={each}>
          {savedTexts.sorts[each]}
        </option>
      ))}
    </Select>
  )
}
