import { darker, ellipse, lighter, line, shadow, shape, veil } from './ink.ts'

/** Where food lies in a vessel: an ellipse, or a tray seen from its front edge (`slant` is how much narrower its far edge is). */
export type Surface = {
  readonly x: number
  readonly y: number
  readonly rx: number
  readonly ry: number
  readonly slant?: number
}

/** What food is served in. Painted back first, then the food, then the front. */
export type Vessel = { readonly back: string; readonly front: string; readonly surface: Surface }

/** A bowl in its own colour; `deep` ones are narrower and higher. */
export function bowl(colour: string, deep = false): Vessel {
  const [rx, y] = deep ? [92, 84] : [112, 90]
  const foot = deep ? 44 : 40
  const [left, right] = [160 - rx, 160 + rx]
  return {
    back:
      shadow(160, 186, rx * 0.75) +
      shape(`M${160 - foot} 174h${foot * 2}l4 11q0 3-4 3h${-foot * 2}q-4 0-4-3z`, darker(colour)) +
      shape(
        `M${left} ${y}Q${left + 8} 152 ${160 - foot} 181H${160 + foot}Q${right - 8} 152 ${right} ${y}Z`,
        colour,
      ) +
      veil(
        `M${right - 22} ${y + 30}Q${right - 34} 160 ${160 + foot - 30} 181h30Q${right - 8} 152 ${right} ${y}Z`,
        '#000',
        0.12,
      ) +
      veil(`M${left + 14} ${y + 40}q6 28 28 44q-4-20-12-34z`, '#fff', 0.3) +
      ellipse(160, y, rx, rx * 0.43, lighter(colour, 0.5)) +
      ellipse(160, y + 2, rx - 7, rx * 0.43 - 5, darker(colour, 0.35)),
    front: '',
    surface: { x: 160, y: y + 4, rx: rx - 9, ry: rx * 0.43 - 8 },
  }
}

/** A round plate; a soup plate has a deep middle. */
export function plate(rim = '#fffdf7', deep = false): Vessel {
  const well = deep ? '#d9d2c0' : '#ece6d6'
  return {
    back:
      shadow(160, 172, 118) +
      ellipse(160, 124, 138, 58, darker(rim, 0.22)) +
      ellipse(160, 119, 138, 57, rim) +
      ellipse(160, 119, 128, 51, rim, darker(rim, 0.12)) +
      ellipse(160, 121, 98, 37, well) +
      (deep ? '' : ellipse(160, 122, 96, 35, lighter(well, 0.4))),
    front: '',
    surface: { x: 160, y: 118, rx: deep ? 92 : 104, ry: deep ? 34 : 40 },
  }
}

/** A long oval plate. */
export function platter(colour = '#f6efe0'): Vessel {
  return {
    back:
      shadow(160, 174, 130) +
      ellipse(160, 126, 150, 54, darker(colour, 0.3)) +
      ellipse(160, 121, 150, 53, colour) +
      ellipse(160, 121, 138, 46, lighter(colour, 0.5), darker(colour, 0.15)),
    front: '',
    surface: { x: 160, y: 118, rx: 122, ry: 40 },
  }
}

/** An oven dish with straight sides, seen from its long edge. */
export function bakingDish(colour: string): Vessel {
  return {
    back:
      shadow(160, 182, 130) +
      line('M34 108q-18 2-14 16M286 108q18 2 14 16', darker(colour, 0.2), 9) +
      shape('M22 120L34 168Q37 182 54 182H266Q283 182 286 168L298 120Z', colour) +
      veil('M254 182H266Q283 182 286 168L298 120H276L262 168Q260 180 254 182Z', '#000', 0.14) +
      shape(
        'M56 66H264Q274 66 278 76L300 122Q302 132 290 132H30Q18 132 20 122L42 76Q46 66 56 66Z',
        lighter(colour, 0.35),
      ) +
      shape(
        'M60 73H260Q268 73 270 79L289 117Q290 125 282 125H38Q30 125 31 117L50 79Q52 73 60 73Z',
        darker(colour, 0.4),
      ),
    front: veil('M44 146h90q-40 10-86 8z', '#fff', 0.22),
    surface: { x: 160, y: 100, rx: 122, ry: 25, slant: 0.15 },
  }
}

/** A heavy pot with two handles. */
export function pot(colour: string): Vessel {
  return {
    back:
      shadow(160, 184, 100) +
      line('M62 112q-26-2-24 12t24 10M258 112q26-2 24 12t-24 10', darker(colour, 0.2), 10) +
      shape('M56 88L64 160Q67 186 98 186H222Q253 186 256 160L264 88Z', colour) +
      veil('M264 90Q250 118 240 120Q240 160 222 186Q253 186 256 160Z', '#000', 0.14) +
      veil('M72 122q6 5 16 8q0 24 6 38q-14-4-18-18z', '#fff', 0.28) +
      ellipse(160, 88, 104, 42, lighter(colour, 0.4)) +
      ellipse(160, 89, 97, 37, darker(colour, 0.4)),
    front: '',
    surface: { x: 160, y: 92, rx: 95, ry: 34 },
  }
}

/** A frying pan or, `wide`, one with two ears for rice. */
export function pan(metal: string, wide = false): Vessel {
  const handle = wide
    ? line('M44 100q-26 8-8 26M276 100q26 8 8 26', metal, 8)
    : shape('M246 128L304 152Q314 158 308 165Q303 170 294 166L240 144Z', darker(metal, 0.2)) +
      line('M262 140l34 14', lighter(metal, 0.3), 3)
  const x = wide ? 160 : 146
  return {
    back:
      shadow(x, 172, 112) +
      handle +
      shape(
        `M${x - 118} 108Q${x - 112} 172 ${x - 30} 176H${x + 30}Q${x + 112} 172 ${x + 118} 108Z`,
        darker(metal, 0.3),
      ) +
      ellipse(x, 108, 118, 53, lighter(metal, 0.28)) +
      ellipse(x, 110, 110, 47, darker(metal, 0.35)),
    front: '',
    surface: { x, y: 112, rx: 104, ry: 42 },
  }
}

/** A wok with its wooden handle. */
export function wok(): Vessel {
  return {
    back:
      shadow(150, 186, 70) +
      shape('M248 84L304 58Q314 58 312 68L256 100Z', '#9a6638', '#6e4522') +
      shape('M40 92Q48 176 118 186H182Q252 176 260 92Z', '#454b50') +
      veil('M60 120q10 34 34 50q-6-28-12-42z', '#fff', 0.16) +
      line('M44 104q-22 0-16 14t24 4', '#454b50', 7) +
      ellipse(150, 92, 110, 44, '#7a8288') +
      ellipse(150, 94, 103, 39, '#2a2e31'),
    front: '',
    surface: { x: 150, y: 96, rx: 100, ry: 35 },
  }
}

/** An oven tray with paper on it. */
export function sheetPan(): Vessel {
  return {
    back:
      shadow(160, 180, 140) +
      shape(
        'M54 62H266Q274 62 277 70L308 164Q311 178 296 178H24Q9 178 12 164L43 70Q46 62 54 62Z',
        '#8d969c',
      ) +
      shape(
        'M54 60H266Q274 60 276 68L306 158Q308 170 296 170H24Q12 170 14 158L44 68Q46 60 54 60Z',
        '#b9c1c6',
      ) +
      shape('M60 70H260L290 160H30Z', '#f3e8d2') +
      shape('M60 70H260L263 80H57Z', '#e2d3b4'),
    front: '',
    surface: { x: 160, y: 116, rx: 114, ry: 42, slant: 0.12 },
  }
}

/** A wooden board. */
export function board(): Vessel {
  return {
    back:
      shadow(160, 182, 140) +
      shape(
        'M46 92H274Q284 92 287 100L306 160Q308 172 296 174V180H24V174Q12 172 14 160L33 100Q36 92 46 92Z',
        '#a86f3a',
      ) +
      shape(
        'M46 90H274Q284 90 287 98L306 156Q309 170 296 170H24Q11 170 14 156L33 98Q36 90 46 90Z',
        '#d9a566',
      ) +
      line('M56 112H250M40 138H180M210 150H282', '#c48d4e', 3),
    front: '',
    surface: { x: 160, y: 130, rx: 120, ry: 32 },
  }
}

/** A small dish for one, straight and ribbed. */
export function ramekin(): Vessel {
  return {
    back:
      shadow(160, 180, 74) +
      shape('M84 92L92 168Q94 182 110 182H210Q226 182 228 168L236 92Z', '#f4ecdc', '#cfc3a8') +
      line(
        'M104 118l5 52M126 124l3 54M149 127l1 53M171 127l-1 53M194 124l-3 54M216 118l-5 52',
        '#ddd0b4',
        4,
      ) +
      ellipse(160, 92, 76, 30, '#fffaf0', '#cfc3a8') +
      ellipse(160, 93, 69, 25, '#b98a4a'),
    front: '',
    surface: { x: 160, y: 94, rx: 67, ry: 23 },
  }
}

/** A cloth-lined basket. */
export function basket(): Vessel {
  return {
    back:
      shadow(160, 184, 110) +
      shape('M46 112L64 172Q68 184 84 184H236Q252 184 256 172L274 112Z', '#c98f4a', '#8f5f28') +
      line('M54 134H266M60 156H260M90 116l8 66M126 118l4 66M194 118l-4 66M230 116l-8 66', '#a06c30', 4) +
      ellipse(160, 112, 116, 36, '#e4f0f4', '#b3cbd4'),
    front: shape(
      'M44 112Q60 150 104 140Q130 156 160 144Q192 156 218 140Q262 150 276 112Q250 140 160 142Q70 140 44 112Z',
      '#f4fafc',
      '#b3cbd4',
    ),
    surface: { x: 160, y: 104, rx: 100, ry: 28 },
  }
}
