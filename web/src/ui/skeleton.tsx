import styles from './skeleton.module.css'

type SkeletonProps = { height: string; width?: string; shape?: 'line' | 'block' | 'pill' }

/** A grey shape in the place of what is still loading; lengths are CSS lengths. Silent: the surrounding says that it is busy. */
export function Skeleton({ height, width = '100%', shape = 'line' }: SkeletonProps) {
  return (
    <span
      aria-hidden
      className={styles.skeleton}
      data-shape={shape}
      style={{ blockSize: height, inlineSize: width }}
    />
  )
}
