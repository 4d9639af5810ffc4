import { errorTexts, layoutTexts } from '../messages/index.ts'
import styles from './lost-script.module.css'

const id = 'lost-script'

/** Runs in <head>, since what it speaks of keeps everything else from running: a script of the page that did not load. */
export const lostScriptScript = `(function(){function show(){var place=document.getElementById('${id}');if(place){place.hidden=false;var buttons=place.querySelectorAll('button');buttons[0].onclick=function(){location.reload()};buttons[1].onclick=function(){place.hidden=true}}}addEventListener('error',function(event){if(event.target&&event.target.tagName==='SCRIPT')show()},true);addEventListener('unhandledrejection',function(event){if(/dynamically imported module|importing a module script/i.test(String(event.reason)))show()})})()`

/** What is said where the page's own scripts did not load: it stands in every page, unseen until then, and needs none of them. */
export function LostScript() {
  return (
    <div id={id} className={styles.place} role="alert" hidden>
      <p>{errorTexts.lostScript}</p>
      <button type="button" className={styles.reload}>
        {errorTexts.reload}
      </button>
      <button type="button" className={styles.close} aria-label={layoutTexts.dismiss}>
        <span aria-hidden>×</span>
      </button>
    </div>
  )
}
