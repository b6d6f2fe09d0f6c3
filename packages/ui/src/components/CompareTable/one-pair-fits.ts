/** Where three or four columns are too narrow, and scripts can change which two are shown. */
export const onePairFits = 'screen and (max-width: 767px) and (scripting: enabled)'
