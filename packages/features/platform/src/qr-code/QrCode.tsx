import encodeQr from 'qr'

interface QrCodeProps {
  text: string
  /** Accessible name. */
  label: string
  className: string
}

/** A QR code, drawn in the browser so that its text goes to no other site. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const modules = encodeQr(text, 'raw', { border: 2 })
  const path = modules
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return (
    <svg
      role="img"
      aria-label={label}
      className={className}
      viewBox={`0 0 ${modules.length} ${modules.length}`}
      shapeRendering="crispEdges"
    >
      <path fill="currentColor" d={path} />
    </svg>
  )
}
