/** Applies the theme that the user has chosen, before anything is painted. */
export const themeScript =
  "try{let t=JSON.parse(localStorage.getItem('theme'));if(t=='dark'||t=='light')document.documentElement.dataset.theme=t}catch{}"
