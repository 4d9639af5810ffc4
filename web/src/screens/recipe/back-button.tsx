import { ArrowLeft } from 'lucide-react'
import { useNavigate } from 'react-router'
import { recipeTexts } from '../../messages/index.ts'
import { Button } from '../../ui/button.tsx'
import styles from './recipe-top.module.css'

/** One step back in history; a page opened from elsewhere has no step to go, so the dashboard stands in. */
export function BackButton() {
  const navigate = useNavigate()
  const goBack = () => (window.history.length > 1 ? navigate(-1) : navigate('/dashboard'))
  return (
    <div className={styles.back} data-print="no">
      <Button look="ghost" icon={<ArrowLeft size={20} aria-hidden />} onClick={() => void goBack()}>
        {recipeTexts.back}
      </Button>
    </div>
  )
}
