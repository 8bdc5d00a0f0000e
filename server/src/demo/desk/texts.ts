import type { DemoText } from '../requests/texts.ts'

export const machineStart: DemoText = {
  enu: [
    'Before you start the machine',
    'Close the cover and check that nobody stands in the marked area.',
    'Turn the main switch to the right and wait for the green light.',
    'If the red light flashes, press the emergency stop and call a technician.',
  ],
  deu: [
    'Bevor Sie die Maschine starten',
    'Schließen Sie die Abdeckung und prüfen Sie, dass niemand im markierten Bereich steht.',
    'Drehen Sie den Hauptschalter nach rechts und warten Sie auf das grüne Licht.',
    'Wenn das rote Licht blinkt, drücken Sie den Not-Aus und rufen Sie einen Techniker.',
  ],
  fra: [
    'Avant de démarrer la machine',
    'Fermez le capot et vérifiez que personne ne se tient dans la zone marquée.',
    'Tournez l’interrupteur principal vers la droite et attendez le voyant vert.',
    'Si le voyant rouge clignote, appuyez sur l’arrêt d’urgence et appelez un technicien.',
  ],
  ita: [
    'Prima di avviare la macchina',
    'Chiudete il coperchio e verificate che nessuno si trovi nell’area segnata.',
    'Girate l’interruttore principale a destra e attendete la luce verde.',
    'Se la luce rossa lampeggia, premete l’arresto di emergenza e chiamate un tecnico.',
  ],
  esn: [
    'Antes de poner en marcha la máquina',
    'Cierre la cubierta y compruebe que no haya nadie en la zona marcada.',
    'Gire el interruptor principal a la derecha y espere la luz verde.',
    'Si la luz roja parpadea, pulse la parada de emergencia y llame a un técnico.',
  ],
  ptb: [
    'Antes de ligar a máquina',
    'Feche a tampa e verifique se não há ninguém na área marcada.',
    'Gire a chave geral para a direita e espere a luz verde.',
    'Se a luz vermelha piscar, aperte a parada de emergência e chame um técnico.',
  ],
  jpn: [
    '機械を始動する前に',
    'カバーを閉め、表示された区域に人がいないことを確認してください。',
    'メインスイッチを右に回し、緑のランプがつくまでお待ちください。',
    '赤いランプが点滅したら、非常停止ボタンを押し、技術者を呼んでください。',
  ],
  cht: [
    '啟動機器之前',
    '請關上護蓋，並確認標示區域內沒有人。',
    '將主開關向右轉，等待綠燈亮起。',
    '如果紅燈閃爍，請按下緊急停止鈕並聯絡技術人員。',
  ],
}

export const residentsNotice: DemoText = {
  enu: [
    'Notice to residents',
    'The water supply will be turned off on Monday from eight to noon.',
    'Please keep enough water for the morning.',
    'Call the county office if you have questions.',
  ],
  esj: [
    'Aviso a los residentes',
    'El suministro de agua se cortará el lunes de ocho a doce.',
    'Por favor, guarde suficiente agua para la mañana.',
    'Llame a la oficina del condado si tiene preguntas.',
  ],
  chs: ['居民须知', '星期一八点至十二点将停止供水。', '请为上午储备足够的水。', '如有疑问，请致电县政府办公室。'],
  vit: [
    'Thông báo cho cư dân',
    'Nước sẽ bị cắt vào thứ Hai từ tám giờ đến mười hai giờ.',
    'Vui lòng trữ đủ nước cho buổi sáng.',
    'Hãy gọi cho văn phòng quận nếu quý vị có câu hỏi.',
  ],
  kor: [
    '주민 여러분께 알립니다',
    '월요일 8시부터 12시까지 단수됩니다.',
    '오전에 쓸 물을 충분히 받아 두십시오.',
    '궁금한 점이 있으면 카운티 사무소로 전화해 주십시오.',
  ],
}

export const readingTest: DemoText = {
  enu: [
    'The new bridge',
    'Last year the town built a bridge over the river.',
    'Now children can walk to school in ten minutes.',
    'Why did the town build the bridge?',
  ],
  esm: [
    'El puente nuevo',
    'El año pasado el pueblo construyó un puente sobre el río.',
    'Ahora los niños pueden caminar a la escuela en diez minutos.',
    '¿Por qué construyó el pueblo el puente?',
  ],
  fra: [
    'Le nouveau pont',
    'L’année dernière, la ville a construit un pont sur la rivière.',
    'Maintenant, les enfants vont à l’école à pied en dix minutes.',
    'Pourquoi la ville a-t-elle construit le pont ?',
  ],
  ptb: [
    'A ponte nova',
    'No ano passado, a cidade construiu uma ponte sobre o rio.',
    'Agora as crianças vão a pé para a escola em dez minutos.',
    'Por que a cidade construiu a ponte?',
  ],
}
