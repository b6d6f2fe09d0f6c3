export const darkColors = {
  paper: '#181612',
  surface: '#211e19',
  sunk: '#272319',
  ink: '#f2eadb', // 15.1 on paper, 13.1 on sunk
  ink2: '#c3b9a7', // 9.3 on paper
  ink3: '#a2977f', // 6.3 on paper, 5.4 on sunk
  line: '#38332a',
  line2: '#81776a', // 4.1 on paper
  rule: '#b9ae9b',
  act: '#6cc5c1', // 8.9 on paper
  actStrong: '#95dad6',
  actSoft: '#17383a', // act on it 6.2
  onAct: '#06292b', // 7.6 on act
  accent: '#f2b23e',
  onAccent: '#24211b', // 8.6 on accent
  accentSoft: '#3d3016',
  accentInk: '#f2c062', // 10.7 on paper, 7.7 on accentSoft
  good: '#93cb8a', // 9.6 on paper
  goodSoft: '#22351f', // good on it 7.0
  bad: '#f0957c', // 8.0 on paper
  badSoft: '#43231a', // bad on it 6.2
  scrim: 'rgb(8 6 3 / .62)',
}
