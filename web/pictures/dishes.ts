import type { DishPicture } from '@plotluck/kitchen'

/** A dish drawn in two layers, on a canvas of 320 by 200: the foods lie between `back` and `front`. */
export type DishDrawing = { readonly back: string; readonly front: string }

/** Every dish of the kitchen's vocabulary, drawn; a new word there does not compile before it has a drawing. */
export const dishDrawings: Record<DishPicture, DishDrawing> = {
  soup: pot({
    wall: '#e0532f',
    shade: '#b93a1b',
    rim: '#f27c55',
    inside: '#8f2c14',
    filling: '#f0a63c',
    steams: true,
  }),
  stew: pot({
    wall: '#3f6f8f',
    shade: '#2c5470',
    rim: '#6f9cb8',
    inside: '#22425a',
    filling: '#a4552a',
    steams: true,
  }),
  curry: bowl({
    wall: '#c9803c',
    shade: '#9e5f26',
    rim: '#e3a869',
    inside: '#7d4718',
    filling: '#e9952b',
    steams: true,
  }),
  salad: bowl({ wall: '#c98f55', shade: '#a36f3b', rim: '#e0b07a', inside: '#8d5c2d', filling: '#7cb342' }),
  bowl: bowl({ wall: '#4f8fb5', shade: '#37718f', rim: '#9ac6df', inside: '#2d5b75', filling: '#f3ead2' }),
  noodles: bowl({
    wall: '#c8412f',
    shade: '#9c2d1f',
    rim: '#f4eadb',
    inside: '#7d2318',
    filling: '#e8b458',
    over: noodles(),
  }),
  dip: dip(),
  'stir-fry': wok(),
  skillet: pan({ metal: '#4a4f54', shade: '#2f3337', rim: '#747b82', filling: '#6b5138', over: '' }),
  eggs: pan({ metal: '#4a4f54', shade: '#2f3337', rim: '#747b82', filling: '#f7cf62', over: friedEggs() }),
  'tray-bake': tray(),
  gratin: gratin(),
  risotto: plate({ over: mound('#f6e7bd', '#e8d199', '#fdf4d8'), grains: '#d9bd7c' }),
  rice: plate({ over: mound('#fbfaf4', '#e6e2d2', '#ffffff'), grains: '#cfc9b4' }),
  pasta: plate({ over: pastaNest(), grains: null }),
  fritters: plate({ over: fritters(), grains: null }),
  stuffed: stuffed(),
  tacos: tacos(),
  flatbread: flatbread(),
  sandwich: sandwich(),
  pie: pie(),
  jar: jar(),
  smoothie: smoothie(),
  bake: crumble(),
  skewers: skewers(),
}

type Vessel = {
  readonly wall: string
  readonly shade: string
  readonly rim: string
  readonly inside: string
  readonly filling: string
  readonly steams?: boolean
  readonly over?: string
}

function pot(vessel: Vessel): DishDrawing {
  const { wall, shade, rim, inside, filling } = vessel
  const handle = (x: number, turn: number) =>
    `<path transform="translate(${x} 122) scale(${turn} 1)" fill="none" stroke="${shade}" stroke-width="11" stroke-linecap="round" d="M0-6q22-6 22 8t-22 8"/>`
  return {
    back: `${shadow(160, 184, 112)}${handle(246, 1)}${handle(74, -1)}${opening(102, 26, rim, inside, filling)}`,
    front: `<path fill="${wall}" d="M64 103A96 22 0 0 0 256 103L250 160Q247 186 218 186H102Q73 186 70 160Z"/>
<path fill="${shade}" d="M256 106Q252 114 240 119Q238 158 226 176Q222 184 206 186H218Q247 186 250 160Z"/>
<path fill="#fff" opacity=".2" d="M84 130q5 5 14 8q0 22 6 34q-12-2-16-14q-4-14-4-28z"/>${rimFront(102, 26, rim)}${vessel.steams ? steam() : ''}`,
  }
}

function bowl(vessel: Vessel): DishDrawing {
  const { wall, shade, rim, inside, filling, over = '' } = vessel
  return {
    back: `${shadow(160, 187, 84)}${opening(102, 26, rim, inside, filling)}${over}`,
    front: `<path fill="${shade}" d="M126 178h68l5 9q1 3-4 3h-70q-5 0-4-3z"/><path fill="${wall}" d="M64 102A96 22 0 0 0 256 102Q252 160 200 182H120Q68 160 64 104Z"/>
<path fill="${shade}" d="M256 104Q254 112 238 118Q228 158 182 182H200Q252 160 256 104Z"/>
<path fill="#fff" opacity=".22" d="M80 124q7 5 16 8q6 22 22 36q-30-12-38-44z"/>${rimFront(102, 26, rim)}${vessel.steams ? steam() : ''}`,
  }
}

function wok(): DishDrawing {
  const opened = opening(112, 26, '#6b7278', '#24282b', '#5c4630')
  return {
    back: `${shadow(160, 186, 70)}<path fill="#8a5a32" d="M252 106l52-22q8-2 10 5q1 6-5 9l-52 22z"/><path fill="#a8713f" d="M262 104l44-18q5-1 6 2l-50 21z"/>${opened}`,
    front: `<path fill="#3c4247" d="M64 112A96 22 0 0 0 256 112Q246 176 192 186H128Q74 176 64 112Z"/><path fill="#2a2f33" d="M256 112Q252 122 236 128Q222 168 176 186H192Q246 176 256 112Z"/>
<path fill="#fff" opacity=".14" d="M82 134q7 4 15 6q8 22 24 38q-30-12-39-44z"/><path fill="none" stroke="#3c4247" stroke-width="8" stroke-linecap="round" d="M68 118q-22-2-18 12t22 4"/>${rimFront(112, 26, '#6b7278')}`,
  }
}

type Pan = {
  readonly metal: string
  readonly shade: string
  readonly rim: string
  readonly filling: string
  readonly over: string
}

function pan({ metal, shade, rim, filling, over }: Pan): DishDrawing {
  return {
    back: `${shadow(160, 178, 116)}<path fill="${shade}" d="M244 138l62 18q9 3 7 10t-11 6l-62-16z"/><path fill="${metal}" d="M246 134l58 17q8 3 6 8t-9 4l-60-15z"/>
<path fill="${shade}" d="M42 126Q46 176 132 180H172Q250 176 262 126Z"/><ellipse cx="152" cy="126" rx="110" ry="46" fill="${rim}"/><ellipse cx="152" cy="127" rx="102" ry="40" fill="${shade}"/><ellipse cx="152" cy="131" rx="95" ry="35" fill="${filling}"/>
<path fill="#fff" opacity=".16" d="M66 116q24-24 76-26q-50 8-68 32z"/>${over}`,
    front: '',
  }
}

function friedEggs(): string {
  return friedEgg(112, 142) + friedEgg(196, 146)
}

function friedEgg(x: number, y: number): string {
  return `<path fill="#fffdf4" d="M${x - 40} ${y}q2-14 22-16q14-10 34-3q22 0 24 14q4 12-16 15q-12 9-32 4q-30 0-32-14z"/><ellipse cx="${x}" cy="${y}" rx="15" ry="10" fill="#f29f1f"/><ellipse cx="${x - 1}" cy="${y - 2}" rx="14" ry="9" fill="#ffc02e"/><ellipse cx="${x - 5}" cy="${y - 5}" rx="5" ry="2.6" fill="#ffe48a"/>`
}

function tray(): DishDrawing {
  return {
    back: `${shadow(160, 184, 132)}<path fill="#6d757b" d="M60 74H260L294 166Q296 182 280 182H40Q24 182 26 166Z"/><path fill="#a4adb3" d="M62 68H258Q266 68 269 76L298 160Q300 174 284 174H36Q20 174 22 160L51 76Q54 68 62 68Z"/>
<path fill="#7f898f" d="M68 80H252L280 160H40Z"/><path fill="#f4ead6" d="M70 86H250L276 162H44Z"/><path fill="#e6d7bb" d="M70 86H250L253 94H67Z"/><path fill="#fff" opacity=".5" d="M76 100h30l-16 56H58z"/>`,
    front: '',
  }
}

function gratin(): DishDrawing {
  return {
    back: `${shadow(160, 184, 116)}<path fill="#c65a3a" d="M34 122q-18-2-16 10t20 10zM286 122q18-2 16 10t-20 10z"/><path fill="#b04a2d" d="M36 120Q40 182 120 184H200Q280 182 284 120Z"/><path fill="#d86c49" d="M36 120Q40 170 112 176H170Q90 166 76 120Z"/>
<ellipse cx="160" cy="118" rx="126" ry="46" fill="#ef916e"/><ellipse cx="160" cy="119" rx="116" ry="39" fill="#8f3a20"/><ellipse cx="160" cy="121" rx="113" ry="36" fill="#f4c24f"/>
<path fill="#ffdf86" d="M62 116q20-26 70-28q-16 14-8 22q-30 0-40 14q-12 2-22-8zM170 92q44 0 70 16q-24 2-30 12q-18-8-34-2q2-16-6-26z"/>
<g fill="#cf8424"><ellipse cx="96" cy="136" rx="15" ry="5"/><ellipse cx="216" cy="136" rx="18" ry="6"/><ellipse cx="158" cy="100" rx="12" ry="4"/><ellipse cx="244" cy="120" rx="9" ry="4"/><ellipse cx="78" cy="114" rx="8" ry="3.4"/></g>`,
    front: `<path fill="none" stroke="#fff0b8" stroke-width="4" stroke-linecap="round" opacity=".8" d="M104 150q56 12 112 0"/>`,
  }
}

function plate({ over, grains }: { readonly over: string; readonly grains: string | null }): DishDrawing {
  const specks = [
    [86, 126],
    [108, 140],
    [134, 148],
    [162, 150],
    [190, 148],
    [214, 140],
    [236, 126],
    [120, 126],
    [202, 126],
    [98, 108],
    [222, 108],
    [124, 84],
    [196, 84],
    [148, 70],
    [176, 72],
  ]
    .map(([x, y], i) => `<path d="M${x} ${y}l${i % 2 ? 7 : 6} ${i % 3 ? -3 : 3}"/>`)
    .join('')
  const texture = grains
    ? `<g fill="none" stroke="${grains}" stroke-width="3.4" stroke-linecap="round">${specks}</g>`
    : ''
  return { back: platter() + over + texture, front: '' }
}

function mound(body: string, shade: string, light: string): string {
  return `<path fill="${shade}" d="M62 136q4-30 34-44q22-34 64-34t64 34q30 14 34 44q-30 28-98 28t-98-28z"/><path fill="${body}" d="M64 130q6-28 36-40q20-30 60-30t60 30q30 12 36 40q-30 26-96 26t-96-26z"/><path fill="${light}" d="M84 112q10-18 28-22q16-24 46-26q-36 18-44 46q-18 10-30 2z"/>`
}

function pastaNest(): string {
  const strands = [
    'M74 132q40-52 126-34q44 12 44 30',
    'M80 142q30-44 110-36q44 6 52 30',
    'M92 150q26-36 90-32q40 4 54 24',
    'M108 156q24-26 70-24q32 2 46 18',
    'M82 120q38-34 104-26q38 6 56 24',
    'M126 160q22-16 48-14q20 2 34 10',
  ]
  return `<path fill="#d99a2b" d="M66 134q6-40 60-48q60-8 104 14q26 16 24 34q-34 32-94 32t-94-32z"/><g fill="none" stroke-linecap="round"><g stroke="#b97a17" stroke-width="11">${strands.map(stroke).join('')}</g><g stroke="#f8d067" stroke-width="7.5">${strands.map(stroke).join('')}</g><g stroke="#ffe8a3" stroke-width="2" transform="translate(0 -2)">${strands.map(stroke).join('')}</g></g>`
}

function noodles(): string {
  const strands = [
    'M80 104q20-22 50-10t48-4t52 6',
    'M76 112q30-18 56-6t46-2t60-2',
    'M88 118q30-14 56-4t44 0t46-8',
    'M104 94q24-10 46-2t50-4t26 8',
  ]
  return `<g fill="none" stroke-linecap="round"><g stroke="#c58b2c" stroke-width="9">${strands.map(stroke).join('')}</g><g stroke="#fbdc8d" stroke-width="6">${strands.map(stroke).join('')}</g></g>`
}

function fritters(): string {
  return fritter(116, 124) + fritter(206, 122) + fritter(160, 144)
}

function fritter(x: number, y: number): string {
  return `<g transform="translate(${x} ${y})"><ellipse cx="0" cy="9" rx="44" ry="20" fill="#8a5218"/><ellipse cx="0" cy="2" rx="44" ry="20" fill="#d28d36"/><ellipse cx="-2" cy="0" rx="36" ry="14" fill="#e9ad55"/><g fill="#b06f22"><ellipse cx="-18" cy="-3" rx="8" ry="3"/><ellipse cx="8" cy="5" rx="10" ry="3.6"/><ellipse cx="18" cy="-6" rx="7" ry="2.8"/></g><path fill="none" stroke="#6f9c35" stroke-width="3" stroke-linecap="round" d="M-6-7l6 2M-26 5l5 2M24 2l5-2M-2 9l6-1"/></g>`
}

function stuffed(): DishDrawing {
  return {
    back: `${shadow(160, 182, 122)}<path fill="#3d6c86" d="M34 122Q40 180 118 182H202Q280 180 286 122Z"/><path fill="#5488a3" d="M34 122Q40 168 110 174H170Q90 166 72 122Z"/><ellipse cx="160" cy="120" rx="126" ry="42" fill="#8fb8cd"/><ellipse cx="160" cy="121" rx="116" ry="35" fill="#2d5266"/><ellipse cx="160" cy="124" rx="112" ry="31" fill="#c9573a"/>
<path fill="#e0775a" d="M66 122q24-22 76-26q-32 10-40 28q-22 6-36-2z"/>`,
    front: '',
  }
}

function tacos(): DishDrawing {
  return {
    back: `${shadow(160, 182, 122)}${tacoBack(96)}${tacoBack(224)}`,
    front: tacoShell(96) + tacoShell(224),
  }
}

function tacoShell(x: number): string {
  return `<g transform="translate(${x} 0)"><path fill="#e2a63f" d="M-56 168Q-58 96 2 92Q58 96 56 168Q54 180 40 180H-42Q-55 180-56 168Z"/><path fill="#f6c766" d="M-50 166Q-52 104 0 99Q48 102 48 166Q48 174 38 174H-40Q-49 174-50 166Z"/><g fill="#d9952c"><circle cx="-24" cy="140" r="4"/><circle cx="6" cy="126" r="3"/><circle cx="22" cy="154" r="4.4"/><circle cx="-10" cy="160" r="3"/><circle cx="30" cy="132" r="2.6"/></g><path fill="#ffe09a" d="M-40 146q2-34 26-42q-14 20-16 46z"/></g>`
}

function tacoBack(x: number): string {
  return `<path fill="#d79a35" d="M${x - 52} 164a54 64 0 0 1 104-4q-4-70-50-74t-54 78z"/>`
}

function flatbread(): DishDrawing {
  return {
    back: `${board()}<path fill="#b9762b" d="M46 126q6-42 82-48q86-6 132 20q24 18 16 36q-22 40-110 42q-110 0-120-50z"/><path fill="#e8b065" d="M48 120q6-40 82-46q84-6 128 20q24 18 16 34q-22 36-108 38q-108 0-118-46z"/><path fill="#f9dba6" d="M68 120q8-28 68-33q72-4 104 16q18 12 12 22q-18 26-86 28q-88-2-98-33z"/><path fill="#d8452e" opacity=".85" d="M84 120q8-22 60-25q56-3 80 12q14 9 8 16q-16 20-68 21q-70-2-80-24z"/>
<g fill="#9c5a1b"><ellipse cx="60" cy="108" rx="7" ry="4"/><ellipse cx="262" cy="126" rx="8" ry="5"/><ellipse cx="140" cy="80" rx="9" ry="3"/><ellipse cx="206" cy="160" rx="9" ry="3.4"/><ellipse cx="98" cy="154" rx="7" ry="3"/></g>`,
    front: '',
  }
}

/** Two slices of toasted bread on a board, open, so that what lies on them is seen. */
function sandwich(): DishDrawing {
  return { back: `${board()}${slice(90, 132, -5)}${slice(230, 134, 5)}`, front: '' }
}

function slice(x: number, y: number, turn: number): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn})"><path fill="#8f5a22" d="M-62 8q-2-30 24-36q38-8 76 0q26 6 24 36v10q0 16-18 16h-88q-18 0-18-16z"/><path fill="#d9933f" d="M-62 2q-2-30 24-36q38-8 76 0q26 6 24 36q0 18-18 18h-88q-18 0-18-18z"/><path fill="#f7dfae" d="M-51 1q-1-22 19-27q32-6 64 0q20 5 19 27q0 11-11 11h-80q-11 0-11-11z"/><path fill="#fff6df" d="M-44 0q0-16 16-20q28-5 56 0q16 4 16 20q-8 8-24 4q-12 6-24 1q-14 5-24-1q-12 3-16-4z"/><g fill="#e2b877"><ellipse cx="-38" cy="-12" rx="4" ry="2"/><ellipse cx="36" cy="-16" rx="4" ry="2"/><ellipse cx="30" cy="6" rx="4" ry="2"/></g></g>`
}

function pie(): DishDrawing {
  const edge = Array.from({ length: 15 }, (_, i) => {
    const angle = (Math.PI * i) / 14
    return `<circle cx="${(160 + 112 * Math.cos(angle)).toFixed(1)}" cy="${(126 + 40 * Math.sin(angle)).toFixed(1)}" r="11"/>`
  }).join('')
  return {
    back: `${shadow(160, 186, 104)}<ellipse cx="160" cy="122" rx="122" ry="48" fill="#b9762b"/><ellipse cx="160" cy="120" rx="116" ry="44" fill="#e8ad5c"/><ellipse cx="160" cy="122" rx="100" ry="34" fill="#b5532a"/><ellipse cx="160" cy="126" rx="96" ry="30" fill="#d97f3c"/>`,
    front: `<path fill="#8fa9b5" d="M46 136A116 44 0 0 0 274 136L250 176Q246 186 232 188H88Q74 186 70 176Z"/><path fill="#6d8a97" d="M274 136Q262 150 240 160L222 188H232Q246 186 250 176Z"/><g fill="#d3943f">${edge}</g><g fill="#f3c47d" transform="translate(0 -4)">${edge.replaceAll('r="11"', 'r="8"')}</g>`,
  }
}

function jar(): DishDrawing {
  return {
    back: `${shadow(160, 188, 62)}<path fill="#dff0f4" d="M112 46h96q0 10 8 16q10 8 10 24v82q0 22-22 22h-88q-22 0-22-22V86q0-16 10-24q8-6 8-16z"/><path fill="#e9a441" opacity=".55" d="M100 84q0-8 6-12h108q6 4 6 12v82q0 18-18 18h-84q-18 0-18-18z"/>`,
    front: `<path fill="#fff" opacity=".22" d="M112 46h96q0 10 8 16q10 8 10 24v82q0 22-22 22h-88q-22 0-22-22V86q0-16 10-24q8-6 8-16z"/><path fill="#fff" opacity=".65" d="M106 84q2-8 8-12q-2 40 0 98q-8-2-8-12z"/><path fill="#fff" opacity=".4" d="M212 80q6 4 6 12v70q0 8-6 12z"/>
<path fill="#b23a2a" d="M104 26q0-10 10-10h92q10 0 10 10v18q0 8-10 8h-92q-10 0-10-8z"/><path fill="#d8543f" d="M104 24q0-10 10-10h92q10 0 10 10v8H104z"/><path fill="#f08c78" d="M114 18h40v6h-44q0-6 4-6z"/>
<path fill="#fffaf0" d="M122 148h76q6 0 6 6v18q0 6-6 6h-76q-6 0-6-6v-18q0-6 6-6z"/><path fill="none" stroke="#c9b896" stroke-width="4" stroke-linecap="round" d="M130 159h60M138 168h44"/>`,
  }
}

function smoothie(): DishDrawing {
  return {
    back: `${shadow(160, 189, 54)}<path fill="none" stroke="#e0532f" stroke-width="9" stroke-linecap="round" d="M178 90L200 14l22-6"/><path fill="none" stroke="#fff" stroke-width="9" stroke-dasharray="9 11" d="M178 90L200 14"/><path fill="#e6f3f6" d="M108 66h104l-12 112q-2 12-14 12h-52q-12 0-14-12z"/>`,
    front: `<path fill="#fff" opacity=".85" d="M108 66A52 11 0 0 0 212 66L211 74A51 11 0 0 1 109 74Z"/><path fill="#fff" opacity=".45" d="M122 86q6 3 12 4l6 88q-8 0-10-8z"/><path fill="#fff" opacity=".25" d="M192 90l8-3-8 84q-2 8-8 8z"/>`,
  }
}

/** A fluted dish from the oven under a crust of crumbs. */
function crumble(): DishDrawing {
  const crumbs = Array.from({ length: 46 }, (_, i) => {
    const [reach, angle] = [Math.sqrt((i + 0.5) / 46), i * 2.4]
    const [x, y] = [160 + 102 * reach * Math.cos(angle), 117 + 27 * reach * Math.sin(angle)]
    const colour = ['#eec07a', '#c58435', '#f6d59c'][i % 3]
    return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${7 + (i % 4)}" ry="${4 + (i % 3)}" fill="${colour}"/>`
  }).join('')
  return {
    back: `${shadow(160, 186, 110)}<path fill="#4f7d9d" d="M38 116Q44 182 112 186H208Q276 182 282 116Z"/><path fill="#6f9dbd" d="M38 116Q46 172 104 180H158Q84 170 72 116Z"/><g fill="none" stroke="#3c6684" stroke-width="4" stroke-linecap="round"><path d="M66 150l9 22M102 162l4 18M140 167v16M180 167v16M218 162l-4 18M254 150l-9 22"/></g><ellipse cx="160" cy="114" rx="124" ry="43" fill="#b4d0e2"/><ellipse cx="160" cy="116" rx="113" ry="35" fill="#7c4a1c"/><ellipse cx="160" cy="118" rx="110" ry="32" fill="#d99a45"/>${crumbs}`,
    front: '',
  }
}

function skewers(): DishDrawing {
  return { back: `${platterWide()}${stick(84)}${stick(140)}`, front: '' }
}

function stick(y: number): string {
  return `<path fill="none" stroke="#a8713f" stroke-width="6" stroke-linecap="round" d="M24 ${y + 10}L296 ${y - 10}"/><path fill="none" stroke="#d9a66d" stroke-width="2" stroke-linecap="round" d="M24 ${y + 9}L296 ${y - 11}"/>`
}

function dip(): DishDrawing {
  return {
    back: `<ellipse cx="160" cy="160" rx="144" ry="32" fill="#000" opacity=".12"/><ellipse cx="160" cy="148" rx="146" ry="38" fill="#cfc5b2"/><ellipse cx="160" cy="143" rx="146" ry="38" fill="#fffdf8"/><ellipse cx="160" cy="144" rx="120" ry="27" fill="#ece4d4"/>
<ellipse cx="160" cy="158" rx="60" ry="12" fill="#000" opacity=".16"/><path fill="#37718f" d="M90 108A70 20 0 0 0 230 108Q228 148 192 162H128Q92 148 90 108Z"/><path fill="#2b5b74" d="M230 108Q226 116 214 120Q208 150 176 162H192Q228 148 230 108Z"/><ellipse cx="160" cy="107" rx="70" ry="20" fill="#6fa3bd"/><ellipse cx="160" cy="108" rx="64" ry="16.5" fill="#24495d"/>`,
    front: '',
  }
}

function shadow(x: number, y: number, reach: number): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${reach}" ry="9" fill="#000" opacity=".14"/>`
}

function stroke(d: string): string {
  return `<path d="${d}"/>`
}

function opening(y: number, tall: number, rim: string, inside: string, filling: string): string {
  return `<ellipse cx="160" cy="${y}" rx="100" ry="${tall}" fill="${rim}"/><ellipse cx="160" cy="${y + 1}" rx="92" ry="${tall - 5}" fill="${inside}"/><ellipse cx="160" cy="${y + 5}" rx="87" ry="${tall - 8}" fill="${filling}"/>`
}

function rimFront(y: number, tall: number, rim: string): string {
  return `<path fill="${rim}" d="M60 ${y}A100 ${tall} 0 0 0 260 ${y}L252 ${y + 1}A92 ${tall - 5} 0 0 1 68 ${y + 1}Z"/>`
}

function steam(): string {
  return `<g fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".75"><path d="M116 38q-8-8 0-14t0-12"/><path d="M160 32q-8-7 0-12t0-11"/><path d="M204 38q-8-8 0-14t0-12"/></g>`
}

function platter(): string {
  return `<ellipse cx="160" cy="162" rx="132" ry="26" fill="#000" opacity=".12"/><ellipse cx="160" cy="140" rx="138" ry="48" fill="#cfc5b2"/><ellipse cx="160" cy="134" rx="138" ry="48" fill="#fffdf8"/><ellipse cx="160" cy="135" rx="108" ry="35" fill="#ece4d4"/><ellipse cx="160" cy="137" rx="105" ry="33" fill="#f7f1e5"/>`
}

function platterWide(): string {
  return `<ellipse cx="160" cy="170" rx="140" ry="20" fill="#000" opacity=".12"/><ellipse cx="160" cy="126" rx="150" ry="62" fill="#cfc5b2"/><ellipse cx="160" cy="119" rx="150" ry="62" fill="#fffdf8"/><ellipse cx="160" cy="120" rx="126" ry="48" fill="#efe7d8"/>`
}

function board(): string {
  return `${shadow(160, 182, 136)}<path fill="#8f5d33" d="M30 112H290Q302 112 304 124L306 164Q306 180 292 180H28Q14 180 14 164L16 124Q18 112 30 112Z"/><path fill="#c58c58" d="M44 92H276Q286 92 290 102L306 158Q308 170 294 170H26Q12 170 14 158L30 102Q34 92 44 92Z"/><path fill="none" stroke="#ad7443" stroke-width="3" stroke-linecap="round" d="M60 104q80 6 180 0M40 156q110 8 236 0M52 132h30M240 134h34"/>`
}
