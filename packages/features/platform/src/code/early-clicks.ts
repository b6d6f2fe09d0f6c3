import { type SyntheticEvent, useEffect } from 'react'

type Control = HTMLButtonElement | HTMLInputElement | HTMLSelectElement

/** Parts whose controls do nothing yet. */
const waiting = '[data-lazy]:not([data-lazy=ready])'
/** Not links and submit buttons, which work without scripts. */
const controls: Record<string, string> = {
  click: `${waiting} :is([type=button],[type=checkbox],[type=radio])`,
  change: `${waiting} select`,
}

/** The last control that was used too early. */
let early: { control: Control; wanted: string | boolean } | null = null

if (!import.meta.env.SSR)
  for (const type of Object.keys(controls)) addEventListener(type, remember, true)

/** Runs before React, which stops the events of parts that it has not hydrated. */
function remember({ type, target }: Event) {
  const control = target instanceof Element && target.closest<Control>(controls[type] ?? '')
  if (control)
    early = {
      control,
      wanted: control instanceof HTMLInputElement ? control.checked : control.value,
    }
}

/**
 * Makes a click count that comes before a part is hydrated: the last control that was used in the part
 * is used again when it is ready. Returns the props of the part's element, which has the attribute
 * `data-lazy`.
 */
export function useEarlyClicks(isReady: boolean) {
  useEffect(() => {
    if (isReady) repeat()
  }, [isReady])
  // React calls it if the event itself hydrates the part, and afterwards the control's own handler.
  function onHandled({ target }: SyntheticEvent) {
    if (target instanceof Element && early?.control.contains(target)) early = null
  }
  return { onClickCapture: onHandled, onChangeCapture: onHandled }
}

function repeat() {
  if (!early?.control.closest('[data-lazy=ready]')) return
  const { control, wanted } = early
  early = null
  if (control instanceof HTMLSelectElement) {
    control.value = String(wanted)
    control.dispatchEvent(new Event('change', { bubbles: true }))
  } else {
    if (control instanceof HTMLInputElement) control.checked = !wanted
    control.click()
  }
}
