'use client'

import 'cropperjs/dist/cropper.css'
import type CropperJs from 'cropperjs'
import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from 'react'
import Cropper, { type ReactCropperElement } from 'react-cropper'
import { joinClasses } from '../../internal/join-classes'
import { Button } from '../Button/Button'
import { FitControls, type FitLabels } from './FitControls'
import type { Ground } from './fit-image'
import * as styles from './ImageCropper.css'
import { stepOf } from './keyboard-steps'
import { quality, toJpeg } from './to-jpeg'
import { useFittedImage } from './use-fitted-image'

/** Maximum zoom, as a multiple of the fitted image. */
const maxZoom = 4

export interface ImageCropperProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** URL of the image, such as an object URL; null if there is none. */
  src: string | null
  /** Aspect ratio of the crop: 1, 3 or 6 / 4. */
  aspectRatio: number
  /** Called with the crop, a JPEG at quality 0.7. */
  onProceed: (image: Blob) => void
  /** Called on cancel. */
  onCancel: () => void
  /** Maximum width of the result in pixels. @default 1600 */
  maxWidth?: number
  /** Offers to keep the whole image on a ground of one colour, for wide logos. @default false */
  canFitWhole?: boolean
  /** Texts of that choice. @default English */
  fitLabels?: Partial<FitLabels>
  /** Whether the crop is being saved. @default false */
  isBusy?: boolean
  /** @default 'Part of the image to keep' */
  label?: string
  /** @default 'Drag the image, or move it with the arrow keys.' */
  hint?: string
  /** @default 'Zoom' */
  zoomLabel?: string
  /** @default 'Cancel' */
  cancelLabel?: string
  /** @default 'Proceed' */
  proceedLabel?: string
  /** Error shown when there is no image.
   * @default 'No image loaded or cropper not initialized' */
  missingLabel?: string
}

/**
 * Crops an image to an aspect ratio: the image moves under a frame of that shape, by touch, mouse or
 * arrow keys; a slider, the wheel, + and − zoom. Import the component that uses it lazily.
 */
export function ImageCropper({
  src,
  aspectRatio,
  onProceed,
  onCancel,
  maxWidth = 1600,
  canFitWhole = false,
  fitLabels,
  isBusy = false,
  label = 'Part of the image to keep',
  hint = 'Drag the image, or move it with the arrow keys.',
  zoomLabel = 'Zoom',
  cancelLabel = 'Cancel',
  proceedLabel = 'Proceed',
  missingLabel = 'No image loaded or cropper not initialized',
  className,
  ...rest
}: ImageCropperProps) {
  const hintId = useId()
  const image = useRef<ReactCropperElement>(null)
  /** Screen pixels per image pixel when the whole image fits the frame. */
  const wholeRatio = useRef<number | null>(null)
  const [zoom, setZoom] = useState(1)
  const [isMissing, setIsMissing] = useState(false)
  const [ground, setGround] = useState<Ground | null>(null)
  const [onFailed] = useState(() => () => setIsMissing(true))
  const { shown, isFitting } = useFittedImage(src, { aspectRatio, maxWidth, ground, onFailed })
  /** The image that the cropper has loaded. */
  const [loaded, setLoaded] = useState<string | null>(null)
  const isLoadingNext = isFitting || (loaded !== null && loaded !== shown)
  const cropper = () => (wholeRatio.current === null ? undefined : image.current?.cropper)

  function onReady() {
    const { width = 0, naturalWidth = 1 } = image.current?.cropper.getCanvasData() ?? {}
    wholeRatio.current = width / naturalWidth
    setLoaded(shown)
    setZoom(1)
    setIsMissing(false)
  }
  function zoomTo(next: number) {
    const within = Math.min(Math.max(next, 1), maxZoom)
    cropper()?.zoomTo(within * (wholeRatio.current ?? 1))
  }
  /** Zooms by slider, keys, wheel or pinch. */
  function onZoom(event: CropperJs.ZoomEvent) {
    const next = event.detail.ratio / (wholeRatio.current ?? 1)
    if (next > maxZoom + 0.01) event.preventDefault()
    else setZoom(Math.max(next, 1))
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = stepOf(event)
    if (step === null) return
    event.preventDefault()
    if (step.zoom !== undefined) zoomTo(zoom * step.zoom)
    else cropper()?.move(step.x, step.y)
  }
  async function proceed() {
    const canvas = cropper()?.getCroppedCanvas({
      maxWidth,
      fillColor: '#fff',
      imageSmoothingQuality: 'high',
    })
    const image = canvas ? await toJpeg(canvas, quality) : null
    setIsMissing(image === null)
    if (image) onProceed(image)
  }
  function cancel() {
    cropper()?.clear()
    onCancel()
  }

  return (
    <div className={joinClasses(styles.cropper, className)} {...rest}>
      <div
        role="application"
        aria-label={label}
        aria-describedby={hintId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application handles keys.
        tabIndex={0}
        className={styles.window}
        ref={(window) => window?.style.setProperty('aspect-ratio', String(aspectRatio))}
        onKeyDown={onKeyDown}
      >
        {shown !== null && (
          <Cropper
            // The cropper keeps the callbacks of its first image.
            key={shown}
            ref={image}
            src={shown}
            alt=""
            className={styles.image}
            aspectRatio={aspectRatio}
            viewMode={3}
            dragMode="move"
            autoCropArea={1}
            cropBoxMovable={false}
            cropBoxResizable={false}
            toggleDragModeOnDblclick={false}
            checkOrientation={false}
            checkCrossOrigin={false}
            background={false}
            guides={false}
            center={false}
            highlight={false}
            minContainerWidth={0}
            minContainerHeight={0}
            ready={onReady}
            zoom={onZoom}
            onError={() => setIsMissing(true)}
          />
        )}
      </div>
      <p id={hintId} className={styles.hint}>
        {hint}
      </p>
      <label className={styles.zoom}>
        <span>{zoomLabel}</span>
        <input
          type="range"
          min={1}
          max={maxZoom}
          step={0.05}
          value={zoom}
          className={styles.slider}
          onChange={(event) => zoomTo(event.currentTarget.valueAsNumber)}
        />
      </label>
      {canFitWhole && <FitControls ground={ground} onGround={setGround} labels={fitLabels} />}
      {isMissing && (
        <p role="alert" className={styles.missing}>
          {missingLabel}
        </p>
      )}
      <div className={styles.actions}>
        <Button onClick={cancel}>{cancelLabel}</Button>
        <Button variant="main" loading={isBusy || isLoadingNext} onClick={() => void proceed()}>
          {proceedLabel}
        </Button>
      </div>
    </div>
  )
}
