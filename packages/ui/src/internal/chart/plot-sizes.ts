/** The height of a plot, in pixels; what is drawn in it is in per cent. */
export const plotHeight = 240

/** The container's width from which lines are named at their ends, and all labels are shown. */
export const roomForEnds = '(min-width: 560px)'
export const isNarrowPlot = '(max-width: 559px)'
