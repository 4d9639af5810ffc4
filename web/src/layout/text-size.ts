/**
 * Runs in <head>: marks the page while its letters are so large that fewer than 18 of them have room beside each other. A question of a style
 * sheet would have to be asked by a container around everything, and bars would then be fixed to it and not to the window.
 */
export const textSizeScript = `(function(){var root=document.documentElement;function tell(){root.toggleAttribute('data-large-text',innerWidth/parseFloat(getComputedStyle(root).fontSize)<18)}tell();addEventListener('resize',tell);if(window.ResizeObserver)new ResizeObserver(function(){requestAnimationFrame(tell)}).observe(root)})()`
