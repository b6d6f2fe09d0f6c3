'use client'

import { type RefObject, useEffect, useState } from 'react'
import { PlusIcon } from '../../components/Icon/icons'
import { MaximizeIcon, MinimizeIcon, MinusIcon } from '../../components/Icon/work-icons'
import { IconButton } from '../../components/IconButton/IconButton'
import * as styles from './map.css'

interface MapControlsProps {
  map: { zoomIn: () => void; zoomOut: () => void }
  /** The element that fills the screen. */
  frame: RefObject<HTMLElement | null>
  labels: { zoomIn: string; zoomOut: string; fullScreen: string; leaveFullScreen: string }
}

/** Zoom, and full screen where the browser has it. Rendered only in browsers. */
export function MapControls({ map, frame, labels }: MapControlsProps) {
  const [isFull, setIsFull] = useState(false)
  useEffect(() => {
    const update = () =>
      setIsFull(frame.current !== null && document.fullscreenElement === frame.current)
    document.addEventListener('fullscreenchange', update)
    return () => document.removeEventListener('fullscreenchange', update)
  }, [frame])
  async function toggle() {
    await (isFull ? document.exitFullscreen() : frame.current?.requestFullscreen())?.catch(
      console.warn,
    )
  }
  return (
    <div className={styles.zoom}>
      <IconButton variant="quiet" label={labels.zoomIn} icon={<PlusIcon />} onClick={map.zoomIn} />
      <IconButton
        variant="quiet"
        label={labels.zoomOut}
        icon={<MinusIcon />}
        onClick={map.zoomOut}
      />
      {document.fullscreenEnabled && (
        <IconButton
          variant="quiet"
          label={isFull ? labels.leaveFullScreen : labels.fullScreen}
          icon={isFull ? <MinimizeIcon /> : <MaximizeIcon />}
          onClick={toggle}
        />
      )}
    </div>
  )
}
