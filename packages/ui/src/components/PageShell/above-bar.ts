/** Custom property of the root element: the height of the row above the bar, if it is not 61 px. */
export const aboveBarProperty = '--eb-above-bar'

/** The height of the row above the bar, in CSS. */
export const aboveBarHeight = `var(${aboveBarProperty}, 61px)`
